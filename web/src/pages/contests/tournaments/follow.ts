// Follows a tournament by a socket that reports changes.
import { socketAddress } from '../../../net/transport';

const FIRST_RETRY = 250;
const LONGEST_RETRY = 4_000;
const NOT_THERE = 4004;
/** Interval for asking although the socket is quiet, because a broken connection may go unnoticed; in milliseconds. */
const LOOK_EVERY = 20_000;

/** Calls `look` at the start, at every change and after a lost connection; returns a function that stops it. */
export function followEvening(id: string, look: () => void): () => void {
  let socket: WebSocket;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_RETRY;
  let ended = false;
  function connect(): void {
    socket = new WebSocket(socketAddress(`evenings/${encodeURIComponent(id)}/live`));
    socket.onmessage = () => {
      delay = FIRST_RETRY;
      look();
    };
    socket.onclose = ({ code }) => {
      if (ended) return;
      look(); // says so where nobody answers
      if (code === NOT_THERE) return;
      retry = setTimeout(connect, delay * (0.75 + Math.random() / 2));
      delay = Math.min(delay * 2, LONGEST_RETRY);
    };
  }
  connect();
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    ended = true;
    clearTimeout(retry);
    clearInterval(timer);
    socket.close();
  };
}
