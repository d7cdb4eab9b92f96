import { kept } from '../device/kept.ts';

const LINK = 'link[rel="manifest"]';

/** The page names the app that can be installed from it: the brand's own, opening where the diner is. */
function nameApp(): void {
  const { brand, storeId } = kept.getState().place;
  if (!brand) return;
  const link = document.querySelector<HTMLLinkElement>(LINK) ?? document.createElement('link');
  const store = storeId ? `?pos_id=${storeId}` : '';
  const address = `/app/${encodeURIComponent(brand)}/manifest.webmanifest${store}`;
  if (link.getAttribute('href') === address) return;
  link.rel = 'manifest';
  link.href = address;
  document.head.append(link);
}

export function offerApp(): void {
  nameApp();
  kept.subscribe((now, before) => {
    if (now.place !== before.place) nameApp();
  });
}
