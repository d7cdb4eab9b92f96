const ROW = 144;

/**
 * The cost of scrolling itself on this machine: a page `height` pixels high, rows of three words that are skipped out
 * of sight, no picture, no script. Gives back an address a browser can open.
 */
export function plainPage(height: number): string {
  const style = `body{margin:0;font:15px sans-serif}article{box-sizing:border-box;height:${ROW}px;padding:10px;
    content-visibility:auto;contain-intrinsic-size:auto ${ROW}px;border-bottom:1px solid #ccc}`;
  const row = (_: unknown, index: number) =>
    `<article><b>Phở bò tái ${index}</b><p>Nước dùng ninh xương mười hai giờ</p><i>65.000đ</i></article>`;
  const rows = Array.from({ length: Math.ceil(height / ROW) }, row).join('');
  const page = `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width"><style>${style}</style>${rows}`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
}
