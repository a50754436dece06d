/** Whether this is a mouse that rests on things. A touch screen sends mouse events too, from where a finger was last. */
export function hovers(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && matchMedia('(hover: hover)').matches;
}
