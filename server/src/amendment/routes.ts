import {
  AmendOrderBody,
  WeighAmendmentBody,
  WeighedAmendment,
} from '@mam/contract/amendment/amendment.schema.ts';
import { amendOrder as amendOrderCall, weighAmendment } from '@mam/contract/amendment/amendment.ts';
import { AMEND_REFUSES } from '@mam/contract/amendment/refusals.ts';
import { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { orderByCode } from '../order/queries.ts';
import { askRefunds } from '../payment/reject-order.ts';
import { recordOrderAct, recordRefunds } from '../staff/acts.ts';
import { orderNow, refuseWithOrder } from '../staff/order-command.ts';
import { atOrder } from '../staff/places.ts';
import { serveStaff, serveStaffCommand } from '../staff/serve-staff.ts';
import { amendLinesOfOrder } from './amend-lines.ts';
import { changeDetails } from './change-details.ts';
import { MOST_CHANGED } from './read-amendment.ts';
import { weighAmendmentOf } from './weigh-amendment.ts';

/** Given back in the act: the change is the reason. */
const BECAUSE_CHANGED = 'Đổi món trong đơn';

/** [OR110] to [OR114] Staff who may change orders change what one holds. */
export const amendmentRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    weighAmendment,
    {
      may: 'editOrders',
      at: atOrder,
      body: WeighAmendmentBody,
      answer: WeighedAmendment,
      mostBody: MOST_CHANGED,
    },
    async ({ order, body, staff, now, request }) => {
      const selling = await context.stores.get(context.database.read, order.brand, order.storeId);
      if (!selling) return refuse('UNKNOWN');
      const reader = { mayRefund: may(staff.role, 'refund'), language: languageFor(request), now };
      return ok(await weighAmendmentOf(context.database.read, order, { selling, body, ...reader }));
    },
  );

  serveStaffCommand(
    app,
    context,
    amendOrderCall,
    {
      may: 'editOrders',
      at: atOrder,
      once: true,
      body: AmendOrderBody,
      answer: StaffOrder,
      refuses: AMEND_REFUSES,
      mostBody: MOST_CHANGED,
    },
    {
      act: async ({
        trx,
        actor,
        staff,
        order,
        body,
        now,
      }): Promise<Answer<readonly string[], (typeof AMEND_REFUSES)[number]>> => {
        // whoever may not refund gives nothing back by changing an order
        if (body.give_back && !may(staff.role, 'refund')) return refuse('NOT_YOURS');
        const done = await amendLinesOfOrder(trx, context, order, {
          ...{ body, actor, now },
          reason: BECAUSE_CHANGED,
        });
        if (isRefused(done)) return done;
        const { amended, changes, refunds } = done;
        const hand = { trx, actor, order: amended, now };
        recordOrderAct(hand, {
          name: 'changeOrder',
          details: { ...changeDetails(changes, amended.currency), ...(body.told && { way: body.told }) },
        });
        await recordRefunds(hand, refunds, { name: 'giveBack', reason: BECAUSE_CHANGED });
        return ok(refunds);
      },
      tell: async (refunds, { staff, params }) => {
        const row = await orderByCode(context.database.read, staff.brand, params.code);
        if (row && refunds.length > 0) await askRefunds(context, row, refunds);
        const order = await orderNow(context, staff, params.code);
        return order ? ok(order) : refuse('UNKNOWN');
      },
      refuseTelling: refuseWithOrder(context),
    },
  );
};
