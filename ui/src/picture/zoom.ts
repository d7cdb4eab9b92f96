/** How a picture is looked at: enlarged `scale` times, its middle shifted by x and y pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Beyond this a picture shows no more, only larger dots. */
export const LARGEST = 4;

/** Enlarges round a point, given from the middle of the frame: what lies under it stays under it. */
export function zoomed(view: View, factor: number, at: Point, frame: Size): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

/** Moves the picture; its edge never comes inside the frame. */
export function moved(view: View, by: Point, frame: Size): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

function held({ scale, x, y }: View, { width, height }: Size): View {
  const across = ((scale - 1) * width) / 2;
  const down = ((scale - 1) * height) / 2;
  return { scale, x: within(x, across), y: within(y, down) };
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value)) || 0; // no −0
}
