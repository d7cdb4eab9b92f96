import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../../test/paying.ts';
import { refusal } from '../../../test/placing.ts';
import { shownPicture } from './shown-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });
/** A photo as a phone writes it: lying, with a place beside it. */
const photo = () =>
  plain(2_400, 1_200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Chuyện riêng' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

it('[OR126] a picture is kept upright, at most 1600 px and 200 KB, and says nothing of its camera', async () => {
  const shown = await shownPicture(await photo());
  const { width, height, format, exif, orientation } = await sharp(shown ?? undefined).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({
    ...{ width: 800, height: 1_600, format: 'webp' },
    ...{ exif: undefined, orientation: undefined },
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const loud = await sharp({
    create: { width: 2_000, height: 2_000, channels: 3, background: '#000', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await shownPicture(loud))?.length).toBeLessThanOrEqual(200 * 1024);
  for (const kind of ['png', 'webp', 'avif'] as const)
    expect(await shownPicture(await plain(40, 30)[kind]().toBuffer())).not.toBeNull();
});

it('[OR126] what only calls itself a picture is none: a drawing of text, a torn one, one that unfolds without end', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>',
  );
  const whole = await photo();
  const bomb = await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  for (const bytes of [
    svg,
    Buffer.from(''),
    Buffer.from('GIF89a'),
    Buffer.concat([whole.subarray(0, 3), Buffer.from('not a picture at all')]),
    bomb,
    Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024)]),
  ])
    expect(await shownPicture(bytes)).toBeNull();
});

describePaying('the picture beside a report', (paying) => {
  const { server, manager, cook } = paying;
  const at = ({ hash }: WaitingPayment) => `/v1/order/${encodeURIComponent(hash)}`;
  const eaten = async () => {
    const of = await paying.order('PAYMENT_ON_DELIVERY');
    for (const verb of ['accept', 'ready', 'complete']) {
      const { version } = await paying.row(of);
      await cook()('POST', `/v1/staff/order/${of.code}/${verb}`, { version, minutes: 20 });
    }
    return of;
  };
  const report = async (of: WaitingPayment) => {
    const [{ Pr_Key: key }] = (of.body as { items: [{ Pr_Key: string }] }).items;
    const body = { lines: [{ key, reason: 'missing' }] };
    const told = await server().send('POST', `${at(of)}/issue`, body, of.headers);
    return (await told.json()).data.issues[0].id as string;
  };
  const send = (of: WaitingPayment, picture: string, headers = of.headers) =>
    server().send('POST', `${at(of)}/issue/picture`, { picture }, headers);
  const shown = (of: WaitingPayment, id: string, headers = of.headers) =>
    server().send('GET', `${at(of)}/issue/${id}/picture`, undefined, headers);
  const kept = () => server().database.read.selectFrom('issue_pictures').selectAll().execute();

  it('[OR126] is seen by whoever sent it and by the staff of the store, and by nobody else', async () => {
    const of = await eaten();
    const picture = (await photo()).toString('base64');
    expect(await refusal(await send(of, picture))).toMatchObject({ status: 409, code: 'ISSUE_NONE_OPEN' });
    const id = await report(of);
    const sent = await (await send(of, picture)).json();
    expect(sent.data.issues).toMatchObject([{ id, has_picture: true }]);
    const mine = await (await shown(of, id)).json();
    expect((await sharp(Buffer.from(mine.data.picture, 'base64')).metadata()).format).toBe('webp');
    const { headers } = await server().addDiner();
    expect((await shown(of, id, headers)).status).toBe(404);
    expect((await send(of, picture, headers)).status).toBe(403);
    const path = `/v1/staff/order/${of.code}/issue/${id}/picture`;
    expect((await manager()('GET', path)).status).toBe(200);
    expect((await cook()('GET', path)).status).toBe(403);
    expect((await manager()('GET', path.replace(of.code, (await eaten()).code))).status).toBe(404);
    // an answer is to what was read
    const stale = await manager()('POST', `/v1/staff/order/${of.code}/issue/${id}/answer`, {
      version: 1,
      kind: 'call',
    });
    expect((await refusal(stale)).code).toBe('ISSUE_CHANGED');
    for (const broken of ['eA==', '!!!', Buffer.from('<svg/>').toString('base64')])
      expect(await refusal(await send(of, broken))).toMatchObject({ status: 422, code: 'ISSUE_PICTURE' });
  });

  it('[OR126] [DN16] is read among one’s own data, and erased with it', async () => {
    const before = (await kept()).length;
    const of = await eaten();
    await report(of);
    await send(of, (await photo()).toString('base64'));
    expect(await kept()).toHaveLength(before + 1);
    const mine = await (await server().send('GET', '/v1/my-data', undefined, of.headers)).json();
    expect(mine.data.issues[0].picture).toMatch(/^data:image\/webp;base64,/);
    expect((await server().send('POST', '/v1/my-data/erase', undefined, of.headers)).status).toBe(200);
    expect(await kept()).toHaveLength(before);
  });
});
