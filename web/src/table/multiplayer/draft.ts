/** What somebody is about to say in the chat, and why it could not be said. */
export interface Draft {
  text: string;
  why: string;
}
