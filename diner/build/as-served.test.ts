import { expect, it } from 'vitest';
import { renderedFrom } from './as-served.ts';

it('reads out of a page what the server rendered it from', () => {
  const page = `<!doctype html><html lang="de"><head><meta name="mam-mode" content="demo"></head><body>
    <div id="root" data-rendered="/menu?pos_parent=AA&amp;pos_id=1" data-day="86400000" data-app="x"><main>Phở</main></div>
<script type="application/json" id="start-data">{"restaurants":[]}</script>
  </body></html>`;
  expect(renderedFrom(page)).toEqual({
    address: '/menu?pos_parent=AA&pos_id=1',
    language: 'de',
    demo: true,
    day: 86_400_000,
    data: { restaurants: [] },
  });
});

it('has nothing where nothing was rendered', () => {
  expect(renderedFrom('<html lang="vi"><body><div id="root"></div></body></html>')).toBeNull();
  expect(renderedFrom('')).toBeNull();
});
