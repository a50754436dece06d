export interface Toast {
  readonly id: number;
  readonly text: string;
}

class Toasts {
  list = $state.raw<readonly Toast[]>([]);
  #next = 1;

  show(text: string, milliseconds = 4500): void {
    const toast = { id: this.#next++, text };
    this.list = [...this.list.filter((other) => other.text !== text), toast].slice(-2);
    setTimeout(() => (this.list = this.list.filter((other) => other !== toast)), milliseconds);
  }
}

export const toasts = new Toasts();
