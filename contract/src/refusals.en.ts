import combo from './combo/refusals.en.json' with { type: 'json' };
import delivery from './delivery/refusals.en.json' with { type: 'json' };
import http from './http/refusals.en.json' with { type: 'json' };
import options from './options/refusals.en.json' with { type: 'json' };
import order from './order/refusals.en.json' with { type: 'json' };
import payment from './payment/refusals.en.json' with { type: 'json' };
import staff from './staff/refusals.en.json' with { type: 'json' };
import store from './store/refusals.en.json' with { type: 'json' };
import voucher from './voucher/refusals.en.json' with { type: 'json' };

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
