import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openChannels } from '../outside/message/channels.ts';
import { offers } from './tell.ts';

const CHANNELS = ['push', 'zns', 'sms', 'call'] as const;
const production = { MODE: 'production', PUBLIC_URL: 'https://quan.example' };

const offered = (environment: Record<string, string>, kind: 'phone_code' | 'order_unanswered') => {
  const channels = openChannels(readConfig(environment));
  return CHANNELS.filter((channel) => offers({ channels }, channel, kind));
};

it('[MS5] a demo offers every channel, production those with a provider', () => {
  expect(offered({}, 'phone_code')).toEqual(['push', 'zns', 'sms', 'call']);
  expect(offered(production, 'phone_code')).toEqual(['push']);
  const sms = { ...production, SMS_URL: 'https://sms.example', SMS_KEY: 'geheim' };
  expect(offered(sms, 'phone_code')).toEqual(['push', 'sms']);
});

it('[MS5] Zalo says only what it has a template for', () => {
  const zalo = { ...production, ZNS_TOKEN_FILE: '/run/zalo-token', ZNS_TEMPLATES: 'phone_code=314159' };
  expect(offered(zalo, 'phone_code')).toEqual(['push', 'zns']);
  expect(offered(zalo, 'order_unanswered')).toEqual(['push']);
});

it.each([
  [{ SMS_URL: 'https://sms.example' }, /SMS_URL needs SMS_KEY/],
  [{ CALL_URL: 'nowhere', CALL_KEY: 'x' }, /CALL_URL must be an address/],
  [{ ZNS_TOKEN_FILE: '/run/token' }, /needs ZNS_TEMPLATES/],
  [{ ZNS_TOKEN_FILE: '/run/token', ZNS_TEMPLATES: 'birthday=1' }, /ZNS_TEMPLATES must be phone_code=number/],
])('[MS5] half a provider stops the start: %j', (environment, why) => {
  expect(() => readConfig(environment)).toThrow(why);
});
