import { expect, it } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const ABOUT = ['Nguyễn Thị Hoa', 'BEPNHA'];

it.each([
  ...['matkhau123', 'admin@123', 'comtam123', 'nguyenvana', 'hoangsa1', 'daohoa123', '0905123456'],
  ...['0905 123 456', '+84905123456', 'Matkhau@123', 'mậtkhẩu123', 'phobo2026', 'saigon1975', 'danang123'],
  ...[
    'anhyeuem1',
    'nhahang1',
    'nguyenthihoa',
    'hoanguyen1',
    'bepnha2026',
    'qwertyuiop',
    '1qaz2wsx',
    'zxcvbnm,',
  ],
  ...[
    '12345678',
    'password1',
    'iloveyou1',
    'vietnam123',
    'quanly123',
    'restaurant1',
    'tranvanb1',
    'nhatrang1',
  ],
])('[SF10] %s is what a guesser tries first', async (password) => {
  expect(await isWeakPassword(password, ABOUT)).toBe(true);
});

it.each([
  ...['mâm cơm chiều mưa', 'cơm tấm sườn bì chả', 'mat-khau-cua-quan', 'ghế xanh bay qua cầu', 'kT7#pq2Lw9'],
  ...['xe đạp bánh mì', 'com tam suon', 'chu-quan-1', 'mat-khau-1', 'cá kho tộ mùa nước nổi', '7391hKwq22!'],
  ...['xe đạp cũ của ông ngoại', 'Regenschirm im Kühlschrank', 'three lazy umbrellas'],
])('[SF10] %s is not', async (password) => {
  expect(await isWeakPassword(password, ABOUT)).toBe(false);
});
