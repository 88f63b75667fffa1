const nearest = 5;

type Spot = { clientX: number; clientY: number };

const pictureIn = (frame: HTMLElement) => frame.firstElementChild as HTMLElement;

/** How many times the picture fills the frame that it is scrolled in. */
export function zoomOf(frame: HTMLElement): number {
  return Number.parseFloat(pictureIn(frame).style.width) / 100 || 1;
}

/** Brings the picture nearer or further off; what is at the spot, else in the middle, stays there. */
export function zoomAt(frame: HTMLElement, by: number, spot?: Spot) {
  const { left, top, width, height } = frame.getBoundingClientRect();
  const x = spot ? spot.clientX - left : width / 2;
  const y = spot ? spot.clientY - top : height / 2;
  const before = zoomOf(frame);
  const after = Math.min(nearest, Math.max(1, before * by));
  const { scrollLeft, scrollTop } = frame;
  const { style } = pictureIn(frame);
  style.width = style.height = `${after * 100}%`;
  const moved = (scrolled: number, at: number) => ((scrolled + at) * after) / before - at;
  frame.scrollTo(moved(scrollLeft, x), moved(scrollTop, y));
}

/** A wheel and two fingers bring the picture nearer, one finger or the mouse moves it, a press does both. */
export function followGestures(frame: HTMLElement) {
  const fingers = new Map<number, Spot>();
  let hasMoved = false;
  frame.onwheel = (event) => {
    event.preventDefault();
    zoomAt(frame, 0.998 ** event.deltaY, event);
  };
  frame.onpointerdown = (event) => {
    frame.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
    hasMoved = fingers.size > 1;
  };
  frame.onpointermove = (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const across = before.clientX - event.clientX;
    const down = before.clientY - event.clientY;
    hasMoved ||= Math.hypot(across, down) > 4;
    // A hand that trembles presses all the same.
    if (!hasMoved) return;
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
    fingers.set(event.pointerId, event);
    if (!other) return frame.scrollBy(across, down);
    const from = ({ clientX, clientY }: Spot) =>
      Math.hypot(clientX - other[1].clientX, clientY - other[1].clientY);
    zoomAt(frame, from(event) / from(before), other[1]);
  };
  frame.onpointerup = frame.onpointercancel = ({ pointerId }) => {
    fingers.delete(pointerId);
  };
  frame.onclick = (event) => {
    if (!hasMoved) zoomAt(frame, zoomOf(frame) > 1 ? 0 : 3, event);
  };
}
