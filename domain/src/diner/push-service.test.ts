import { expect, it } from 'vitest';
import { isPushService } from './push-service.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:123',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QOabc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com/x',
])('[DN1] %s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://me:pw@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://push.apple.com.evil.example/x',
  'https://notify.windows.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'file:///etc/passwd',
  'https://fcm.googleapis.com\\\\@evil.example/x',
  'https://fcm.googleapis.com/x y',
  'https://fcm.googleapis.com',
  '//fcm.googleapis.com/x',
  '',
])('[DN1] %s is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});
