import { describe, expect, it } from 'vitest';
import { importCircles, importProblems, parseImports } from './import-rules.ts';

const problems = (path: string, text: string) => importProblems(new Map([[path, text]]));

describe('check-imports', () => {
  it('lets a file import what comes before it', () => {
    expect(problems('domain/src/pricing/quote.ts', "import { applyRate } from '../money/round.ts';")).toEqual(
      [],
    );
    expect(problems('server/src/checkout/routes.ts', "import { ok } from '../http/envelope.ts';")).toEqual(
      [],
    );
    expect(problems('server/src/routes.ts', "import { a } from './order/routes.ts';")).toEqual([]);
  });

  it('refuses a feature that imports a later one', () => {
    expect(
      problems('domain/src/money/round.ts', "import { quote } from '../pricing/quote.ts';"),
    ).toHaveLength(1);
  });

  it('refuses plumbing that imports a feature', () => {
    expect(problems('server/src/db/open.ts', "import { x } from '../order/queries.ts';")).toHaveLength(1);
  });

  it('refuses a feature that imports what joins the features', () => {
    expect(problems('diner/src/menu/tile.tsx', "import { App } from '../app.tsx';")).toHaveLength(1);
  });

  it('refuses the wrong neighbour', () => {
    expect(
      problems('domain/src/money/a.ts', "import { b } from '@mam/contract/http/client.ts';"),
    ).toHaveLength(1);
    expect(problems('ui/src/price.tsx', "import { b } from '@mam/domain/order/status.ts';")).toHaveLength(1);
    expect(problems('ui/src/price.tsx', "import { b } from '@mam/domain/money/format-money.ts';")).toEqual(
      [],
    );
    expect(problems('diner/src/a.ts', "import { b } from '../../server/src/main.ts';")).toHaveLength(1);
  });

  it('keeps schemas out of the browser except as types', () => {
    expect(problems('diner/src/a.ts', "import { S } from '@mam/contract/menu/menu.schema.ts';")).toHaveLength(
      1,
    );
    expect(problems('diner/src/a.ts', "import { REFUSALS } from '@mam/contract/refusals.ts';")).toHaveLength(
      1,
    );
    expect(problems('diner/src/a.ts', "import type { S } from '@mam/contract/menu/menu.schema.ts';")).toEqual(
      [],
    );
    expect(problems('staff/src/a.ts', "import Type from 'typebox';")).toHaveLength(1);
  });

  it('refuses dependencies in domain, missing extensions, barrels and dumping grounds', () => {
    expect(problems('domain/src/money/a.ts', "import x from 'lodash';")).toHaveLength(1);
    expect(problems('domain/src/money/a.ts', "import x from './b';")).toHaveLength(1);
    expect(problems('domain/src/money/index.ts', '')).toHaveLength(1);
    expect(problems('server/src/utils/a.ts', '')).toHaveLength(1);
    expect(problems('server/src/order/order-service.ts', '')).toEqual([]);
    expect(problems('server/src/order/service.ts', '')).toHaveLength(1);
  });

  it('reads multi-line, type-only, side-effect and dynamic imports, not comments', () => {
    const text = `import {\n  type A,\n  type B,\n} from './a.ts';\nimport './b.css';\nconst c = () => import('./c.tsx');\n// import './d.ts';\nexport { e } from './e.ts';`;
    expect(parseImports(text)).toEqual([
      { from: './a.ts', typeOnly: true },
      { from: './e.ts', typeOnly: false },
      { from: './b.css', typeOnly: false },
      { from: './c.tsx', typeOnly: false, late: true },
    ]);
  });

  it('lets one file alone write an order, and its status', () => {
    const write = "trx.updateTable('orders').set({ note: '' })";
    expect(problems('server/src/staff/a.ts', write)).toHaveLength(1);
    expect(problems('server/src/staff/a.ts', 'sql`update orders set status = 1`')).toHaveLength(1);
    expect(
      problems('server/src/payment/a.ts', "import { updateStatus } from '../order/queries.ts';"),
    ).toHaveLength(1);
    expect(problems('server/src/staff/a.test.ts', write)).toEqual([]);
    expect(problems('server/src/order/queries.ts', write)).toEqual([]);
  });

  it('lets one file alone name the row of an order, change a bill and write money down', () => {
    for (const written of [
      'let row: OrderRow;',
      'updateBill(trx)',
      "{ kind: 'capture' }",
      'arrivalAt(payable, 1)',
    ])
      expect(problems('server/src/staff/a.ts', written)).toHaveLength(1);
    expect(problems('server/src/order/rows.ts', 'let row: OrderRow;')).toEqual([]);
  });

  it('lets no screen read the wire', () => {
    for (const text of ['fromWire(amount, currency)', 'wire.at * 1000', 'let bill: TableBillWire;']) {
      expect(problems('diner/src/table/bill-sheet.tsx', text)).toHaveLength(1);
      expect(problems('contract/src/table/bill-wire.ts', text)).toEqual([]);
    }
  });

  it('lets nobody spread what a caller sent', () => {
    expect(problems('server/src/staff/a.ts', 'move({ brand, ...body })')).toHaveLength(1);
    expect(problems('server/src/staff/a.ts', 'move({ ...call.params })')).toHaveLength(1);
    expect(problems('server/src/staff/a.ts', 'move({ ...bodyOf(x) })')).toEqual([]);
    expect(problems('server/src/outside/a.ts', 'send({ ...body })')).toEqual([]);
  });

  it('keeps everything but screens out of screens/', () => {
    expect(problems('diner/src/screens/menu-screen.tsx', '')).toEqual([]);
    expect(problems('diner/src/screens/menu-screen.test.tsx', '')).toEqual([]);
    expect(problems('diner/src/screens/category-bar.tsx', '')).toHaveLength(1);
    expect(problems('staff/src/screens/board/board-screen.tsx', '')).toHaveLength(1);
  });

  it('finds files that name one another in a circle, types included; what is loaded late makes none', () => {
    const circle = (a: string, b: string) =>
      importCircles(
        new Map([
          ['ui/src/a.ts', a],
          ['ui/src/b.ts', b],
        ]),
      );
    expect(circle("import { b } from './b.ts';", "import { a } from './a.ts';")).toEqual([
      'ui/src/a.ts → ui/src/b.ts → ui/src/a.ts',
    ]);
    expect(circle("import { b } from './b.ts';", "import type { A } from './a.ts';")).toHaveLength(1);
    expect(circle("import { b } from './b.ts';", "const a = () => import('./a.ts');")).toEqual([]);
  });
});
