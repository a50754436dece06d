// Addresses at which others reach this server, and how invitation codes are written.
import type { NetworkAddresses } from '../../../net/messages';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(new URL(address).hostname);
}

/** This page's own address without its fragment, ending with a slash. */
export function ownAddress(): string {
  return withSlash(document.baseURI.replace(/[?#].*$/, ''));
}

/** Addresses that other devices can open, the best first; empty where there is none. */
export function openTo(network: NetworkAddresses, own: string): string[] {
  if (network.public) return [withSlash(network.public)];
  const known = network.addresses.map(withSlash);
  return isLoopback(own) ? known : [own, ...known.filter((address) => address !== own)];
}

/** The secret stands after the #, so that no server ever sees it in an address. */
export function invitation(base: string, code: string, table: string): string {
  return `${base}#/join/${encodeURIComponent(code)}/${encodeURIComponent(table)}`;
}

/** A code as people read it out: K7QM3-XPA8B. Codes of earlier releases have eight letters. */
export function spelled(code: string): string {
  const half = code.length / 2;
  return half === 4 || half === 5 ? `${code.slice(0, half)}-${code.slice(half)}` : code;
}

/** Normalizes a typed code. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
