import combo from './combo/refusals.vi.json' with { type: 'json' };
import delivery from './delivery/refusals.vi.json' with { type: 'json' };
import http from './http/refusals.vi.json' with { type: 'json' };
import options from './options/refusals.vi.json' with { type: 'json' };
import order from './order/refusals.vi.json' with { type: 'json' };
import payment from './payment/refusals.vi.json' with { type: 'json' };
import staff from './staff/refusals.vi.json' with { type: 'json' };
import store from './store/refusals.vi.json' with { type: 'json' };
import voucher from './voucher/refusals.vi.json' with { type: 'json' };

export const REFUSALS = {
  ...http,
  ...store,
  ...options,
  ...combo,
  ...voucher,
  ...delivery,
  ...payment,
  ...order,
  ...staff,
};
