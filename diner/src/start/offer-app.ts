import { persisted } from '../device/persisted.ts';

function name(rel: string, address: string): void {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  if (link.getAttribute('href') === address) return;
  link.rel = rel;
  link.href = address;
  document.head.append(link);
}

/** The page names the app that can be installed from it: the brand's own, opening where the diner is. */
function nameApp(): void {
  const { brand, storeId } = persisted.getState().place;
  if (!brand) return;
  const app = `/app/${encodeURIComponent(brand)}`;
  name('manifest', `${app}/manifest.webmanifest${storeId ? `?pos_id=${storeId}` : ''}`);
  // iPhones look no further
  name('apple-touch-icon', `${app}/icon-180.png`);
}

export function offerApp(): void {
  nameApp();
  persisted.subscribe((now, before) => {
    if (now.place !== before.place) nameApp();
  });
}
