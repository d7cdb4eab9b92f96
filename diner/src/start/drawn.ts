/** Whether the server has drawn this page: then the first rendering draws the same, and all of it. */
let drawn = false;

export const isDrawn = (): boolean => drawn;

export function beginDrawn(): void {
  drawn = true;
}
