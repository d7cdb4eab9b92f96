import { describe, expect, it } from 'vitest';
import { masked, openLogs } from './log.ts';

describe('log', () => {
  it('masks long numbers in texts, keeps short ones', () => {
    expect(masked('phone 0909 123 456 of order 123456 at 12.30')).toBe(
      'phone •••56 of order 123456 at 12.30',
    );
  });

  it('writes faults without values and personal fields masked', () => {
    const lines: string[] = [];
    const { log } = openLogs('info', { write: (line) => void lines.push(line) });
    const fault = Object.assign(new Error('duplicate key (phone)=(0909123456)'), {
      code: '23505',
      detail: 'Key (phone)=(0909123456) already exists',
      parameters: ['0909123456'],
    });
    log.error({ err: fault, diner: { phone: '0909123456', token: 'secret-token' } }, 'fault');
    expect(lines.join('')).not.toContain('0909123456');
    expect(lines.join('')).not.toContain('secret-token');
    expect(lines.join('')).toContain('23505');
  });
});
