import type { ProofGround } from './ground.ts';

interface SandboxPayment {
  readonly reference: string;
  readonly transactions: readonly unknown[];
}

/** Orders paid at the sandbox, and how their money is looked after. */
export interface Till {
  expects(orderId: string, where: string): void;
  /** pays everything that is open, each told twice; answers how many orders were charged exactly once */
  settleAll(found: string[]): Promise<number>;
}

export function openTill({ url, rows }: ProofGround): Till {
  const expected = new Map<string, string>();
  const payments = async (): Promise<SandboxPayment[]> => (await fetch(`${url}/sandbox/payments`)).json();
  const act = async (reference: string, action: string) => {
    const response = await fetch(`${url}/sandbox/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference, action }),
    });
    if (!response.ok) throw new Error(`the sandbox will not ${action}: ${response.status}`);
  };

  const settle = async (orderId: string, asked: ReadonlyMap<string, number>): Promise<string | null> => {
    const attempts = rows('select reference from payment_attempts where order_id = ?', orderId);
    const [reference] = attempts.map((attempt) => String(attempt.reference));
    if (attempts.length !== 1 || reference === undefined)
      return `${attempts.length} attempts of ${JSON.stringify(rows('select * from orders where id = ?', orderId))}`;
    if (asked.get(reference) !== 1) return `${asked.get(reference) ?? 0} payments at the gateway`;
    await act(reference, 'pay');
    await act(reference, 'again');
    const [order] = rows('select status, total, captured, refund_due from orders where id = ?', orderId);
    const captures = rows(`select amount from payments where kind = 'capture' and order_id = ?`, orderId);
    const charged = captures.length === 1 && order?.captured === order?.total && order?.refund_due === 0;
    if (!charged) return `${captures.length} captures, ${JSON.stringify(order)}`;
    return order?.status === 'WAIT_CONFIRM' ? null : `paid and ${order?.status}`;
  };

  return {
    expects: (orderId, where) => expected.set(orderId, where),
    settleAll: async (found) => {
      const asked = new Map<string, number>();
      for (const { reference } of await payments()) asked.set(reference, (asked.get(reference) ?? 0) + 1);
      let good = 0;
      for (const [orderId, where] of expected) {
        const wrong = await settle(orderId, asked);
        if (wrong) found.push(`${where}: ${wrong}`);
        else good += 1;
      }
      if (asked.size !== expected.size)
        found.push(`${asked.size} payments at the gateway for ${expected.size} orders`);
      return good;
    },
  };
}
