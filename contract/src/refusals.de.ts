import combo from './combo/refusals.de.json' with { type: 'json' };
import delivery from './delivery/refusals.de.json' with { type: 'json' };
import http from './http/refusals.de.json' with { type: 'json' };
import options from './options/refusals.de.json' with { type: 'json' };
import order from './order/refusals.de.json' with { type: 'json' };
import payment from './payment/refusals.de.json' with { type: 'json' };
import staff from './staff/refusals.de.json' with { type: 'json' };
import store from './store/refusals.de.json' with { type: 'json' };
import voucher from './voucher/refusals.de.json' with { type: 'json' };

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
