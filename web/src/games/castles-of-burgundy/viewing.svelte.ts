// Whose land is shown large; null shows the viewer's own.
let seat = $state<number | null>(null);

export const viewing = {
  get seat(): number | null {
    return seat;
  },
  show(one: number | null): void {
    seat = one;
  },
};
