import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('(max-width: 700px)');
const small = new MediaQuery('(max-width: 1279px)');

/** Which of the three layouts fits the window; reactive. The style sheets use the same widths. */
export const viewport = {
  /** One column. */
  get phone(): boolean {
    return phone.current;
  },
  /** Narrow columns beside the board, or one column. */
  get small(): boolean {
    return small.current;
  },
};
