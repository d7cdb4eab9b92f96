import { describe, expect, it } from 'vitest';
import { openLogs } from './log.ts';

describe('log', () => {
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
