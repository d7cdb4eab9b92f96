import { dataOrThrow } from '@mam/client/call.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { Redirect, useParameters } from '@mam/client/router.tsx';
import { isDemo } from '@mam/client/server-mode.ts';
import { listBrands } from '@mam/contract/brand/list-brands.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { useQuery } from '@tanstack/react-query';
import { BlankScreen } from '../app/blank.tsx';
import { call } from '../data/call.ts';
import { persisted } from '../device/persisted.ts';
import { ConnectionLost } from '../lost/connection-lost.tsx';
import { NotFound } from '../lost/not-found.tsx';
import { usePlace } from '../start/use-place.ts';
import { demoWords, storesWords, switchWords, tableWords } from '../words/areas.ts';
import { StoresScreen } from './stores-screen.tsx';

const table = screen(
  () => import('./table-screen.tsx').then((m) => m.TableScreen),
  [tableWords, storesWords, switchWords],
);

/** In production there is none. */
const demo = screen(() => import('./demo-screen.tsx').then((m) => m.DemoScreen), [demoWords, storesWords]);

/**
 * "/": a store's table home, else the brand's stores. Without a brand: the server's only one, in a demo all of them,
 * else the last one.
 */
export function HomeScreen() {
  const query = useParameters();
  const place = usePlace();
  if (!query.get('pos_parent')?.trim()) return <WithoutBrand />;
  const storeId = Number(query.get('pos_id') ?? 0);
  if (Number.isSafeInteger(storeId) && storeId > 0) return <table.Screen />;
  return <StoresScreen brand={place.brand} />;
}

function WithoutBrand() {
  const place = usePlace();
  const brands = useQuery({
    queryKey: ['brands'],
    queryFn: async ({ signal }) => dataOrThrow(await call(listBrands, { signal })).brands,
  });
  if (brands.isError) return <ConnectionLost retry={() => void brands.refetch()} />;
  if (!brands.data) return <BlankScreen />;
  const [only, another] = brands.data;
  const to = (brand: string) => linkTo('/', { brand, storeId: 0, source: place.source });
  if (only && !another) return <Redirect to={to(only.pos_parent)} />;
  if (only && isDemo()) return <demo.Screen brands={brands.data} />;
  const last = persisted.getState().place.brand;
  return last ? <Redirect to={to(last)} /> : <NotFound what="restaurant" />;
}
