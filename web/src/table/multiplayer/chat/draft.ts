/** The chat line that is being written, and why the server refused it. */
export interface Draft {
  text: string;
  why: string;
}
