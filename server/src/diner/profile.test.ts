import { expect, it } from 'vitest';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

const PATH = '/v1/my-order/profile';

describeServerOnBothEngines('the profile', {}, (running) => {
  const someone = async () => {
    const diner = await running().addDiner();
    const send = async (method: string, body?: unknown) => {
      const response = await running().send(method, PATH, body, diner.headers);
      return { status: response.status, body: await response.json() };
    };
    return { uid: diner.uid, send };
  };

  it('is empty at first, and keeps a name and a language', async () => {
    const { uid, send } = await someone();
    expect((await send('GET')).body.data).toEqual({ uid, name: '', locale: null });
    const told = { uid, name: 'Minh Thư', locale: 'vi' };
    expect((await send('POST', { name: '  Minh\u200b Thư ', locale: 'vi' })).body.data).toEqual(told);
    expect((await send('POST', {})).body.data).toEqual(told);
    expect((await send('GET')).body.data).toEqual(told);
  });

  it('takes the sample name for none and refuses what is no name', async () => {
    const { send } = await someone();
    expect((await send('POST', { name: 'khách hàng' })).body.data.name).toBe('');
    expect((await send('POST', { name: 'ế'.repeat(18) })).status).toBe(200);
    expect((await send('POST', { name: 'ế'.repeat(19) })).status).toBe(400);
    for (const body of [{ name: 5 }, { locale: 'fr' }, [], 'x'])
      expect((await send('POST', body)).status).toBe(400);
  });

  it('belongs to the token: nobody reads or writes another’s', async () => {
    const [one, other] = [await someone(), await someone()];
    await one.send('POST', { name: 'Một', uid: other.uid });
    expect((await other.send('GET')).body.data.name).toBe('');
    for (const token of ['', 'nobody']) {
      const headers = { 'x-user-token': token };
      expect((await running().send('GET', PATH, undefined, headers)).status).toBe(401);
      expect((await running().send('POST', PATH, { name: 'Ai' }, headers)).status).toBe(401);
    }
  });
});
