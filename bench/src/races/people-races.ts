import { differs, isOk, NOBODY, unlike, upTo } from './acts.ts';
import type { RaceAnswer, StepName } from './ground.ts';
import {
  asksAsPerson,
  countSessions,
  giveTotp,
  newOwner,
  newOwners,
  PASSWORD,
  setTries,
  signsIn,
  totpNow,
  wrongTotp,
  wrongTries,
} from './people.ts';
import type { Race } from './round.ts';

const STEPS: readonly StepName[] = ['before-transaction', 'before-commit', 'after-commit'];
const OF_TWO: readonly StepName[] = [...STEPS, 'second-transaction', 'second-commit'];
/** tries before a pause, and how many of them each race leaves */
const [FREE, LEFT] = [10, 4];
/** callers that each cost a password hash: more at once tell no more */
const FEW = 12;
/** callers that each cost a new password */
const A_FEW = 3;
const RECOVERY = 'ABCDEFGHIJKLMNOP';

const told = (all: readonly RaceAnswer[], code: string) => all.filter((one) => one.code === code).length;

/** [C39] [SF4] [SF15] */
const wrongPasswords: Race = {
  says: 'wrong passwords at once: as many are looked at as are free, and each is counted',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const person = await newOwner(ground);
    const tries = signsIn(ground, person, { password: 'sai mật khẩu' });
    await tries(0)(NOBODY);
    await setTries(ground, FREE - LEFT);
    const all = Math.max(callers, LEFT + 1);
    return {
      callers: upTo(all).map(tries),
      judge: async (answers) => {
        const [noted] = await ground.rows(
          `select tries from refused_sign_ins where staff_id = '${person.id}'`,
        );
        return [
          ...unlike(answers, ['WRONG_PASSWORD', 'LOCKED_OUT']),
          // the last of those that are looked at is told of the pause it begins
          ...differs('told that it was wrong', told(answers, 'WRONG_PASSWORD'), LEFT - 1),
          ...(await wrongTries(ground, FREE)),
          ...differs('refused tries noted', noted?.tries, all + 1),
        ];
      },
    };
  },
};

/** [C39] [SF4] [SF12] */
const wrongCodes: Race = {
  says: 'wrong codes to switch the second step on at once: as many are looked at as are free, and each is counted',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const person = await newOwner(ground);
    await giveTotp(ground, person, { isOn: false });
    const tries = asksAsPerson(ground, person, 'totp/confirm', { code: wrongTotp(ground) });
    await tries(0)(NOBODY);
    await setTries(ground, FREE - LEFT);
    return {
      callers: upTo(Math.max(callers, LEFT + 1)).map(tries),
      judge: async (answers) => [
        ...unlike(answers, ['WRONG_CODE', 'LOCKED_OUT']),
        ...differs('told that it was wrong', told(answers, 'WRONG_CODE'), LEFT - 1),
        ...(await wrongTries(ground, FREE)),
      ],
    };
  },
};

/** Of all who sign in with the same code one does. */
const onceInFor = (kind: 'totp' | 'recovery'): Race => ({
  says: `one ${kind === 'totp' ? 'code of the app' : 'recovery code'} by several at once: one signs in`,
  steps: OF_TWO,
  prepare: async (ground, callers) => {
    const person = await newOwner(ground);
    await giveTotp(ground, person, { isOn: true, recovery: [RECOVERY] });
    const code = kind === 'totp' ? totpNow(ground) : RECOVERY;
    return {
      callers: upTo(Math.min(callers, FEW)).map(signsIn(ground, person, { code })),
      judge: async (answers) => {
        const left = await ground.rows(
          `select code_hash from staff_recovery_codes where staff_id = '${person.id}'`,
        );
        return [
          ...unlike(answers, ['WRONG_CODE', 'LOCKED_OUT']),
          ...differs('signed in', answers.filter(isOk).length, 1),
          ...differs('sessions', await countSessions(ground, person), 2),
          ...differs('recovery codes left', left.length, kind === 'totp' ? 1 : 0),
        ];
      },
    };
  },
});

/** [C39] [SF12] */
const switchedOn: Race = {
  says: 'the second step is switched on while others sign in without it: nobody stays who has none',
  steps: OF_TWO,
  prepare: async (ground, callers, chance) => {
    const person = await newOwner(ground);
    await giveTotp(ground, person, { isOn: false });
    const confirms = asksAsPerson(ground, person, 'totp/confirm', { code: totpNow(ground) });
    const enters = signsIn(ground, person, {});
    const first = chance.whole(0, 1);
    const switches = (at: number) => at % 2 === first;
    return {
      callers: upTo(Math.min(callers, FEW)).map((at) => (switches(at) ? confirms(at) : enters(at))),
      judge: async (answers) => {
        const codes = await ground.rows(
          `select code_hash from staff_recovery_codes where staff_id = '${person.id}'`,
        );
        return [
          ...unlike(answers, ['TOTP_ON', 'CODE_REQUIRED']),
          ...differs('switched on', answers.filter((one, at) => switches(at) && isOk(one)).length, 1),
          ...differs('recovery codes', codes.length, 10),
          ...differs('sessions', await countSessions(ground, person), 1),
        ];
      },
    };
  },
};

/** [C39] [SF3] */
const ownPassword: Race = {
  says: 'a password is changed from several places at once: one of them is the new one',
  steps: OF_TWO,
  prepare: async (ground, callers) => {
    const person = await newOwner(ground);
    const passwords = upTo(Math.min(callers, A_FEW)).map((at) => `cá kho tộ mùa nước nổi ${at}`);
    return {
      callers: passwords.map((password, at) =>
        asksAsPerson(ground, person, 'password', { current: PASSWORD, password }, 'PUT')(at),
      ),
      judge: async (answers) => {
        const [won = -1, ...others] = answers.flatMap((one, at) => (isOk(one) ? [at] : []));
        const enters = signsIn(ground, person, { password: passwords[won] ?? '' });
        return [
          ...unlike(answers, ['WRONG_PASSWORD', 'LOCKED_OUT']),
          ...differs('changes', others.length, 0),
          ...unlike([await enters(0)(NOBODY)], []),
        ];
      },
    };
  },
};

/** [SF3] */
const lastOwner: Race = {
  says: 'all owners remove each other, or step down, at once: one stays',
  steps: STEPS,
  prepare: async (ground, callers, chance) => {
    const owners = await newOwners(ground, callers);
    const stepsDown = chance.whole(0, 1) === 0;
    return {
      callers: owners.map((owner, at) => {
        const next = owners[(at + 1) % owners.length] ?? owner;
        return stepsDown
          ? asksAsPerson(ground, owner, `people/${owner.id}`, { role: 'cook', stores: [] }, 'PUT')(at)
          : asksAsPerson(ground, owner, `people/${next.id}`, undefined, 'DELETE')(at);
      }),
      judge: async (answers) => {
        const left = await ground.rows(
          "select id from staff where brand = 'RACES' and role = 'owner' and active = 1",
        );
        return [
          ...unlike(answers, ['LAST_OWNER', 'NOT_YOURS', 'UNKNOWN', 'NO_IDENTITY']),
          ...(left.length === 0 ? ['nobody is left who owns it'] : []),
        ];
      },
    };
  },
};

/** [SF3] */
const sameName: Race = {
  says: 'the same name is added by several at once: one person',
  steps: STEPS,
  prepare: async (ground, callers) => {
    const owner = await newOwner(ground);
    const person = { name: 'Lan', password: 'cá kho tộ mùa nước nổi', role: 'cook', stores: [] };
    return {
      callers: upTo(Math.min(callers, A_FEW)).map(asksAsPerson(ground, owner, 'people', person)),
      judge: async (answers) => {
        const there = await ground.rows("select id from staff where brand = 'RACES' and name = 'Lan'");
        return [
          ...unlike(answers, ['NAME_TAKEN']),
          ...differs('added', answers.filter(isOk).length, 1),
          ...differs('people', there.length, 1),
        ];
      },
    };
  },
};

/** Staff accounts and their ways in. */
export const PEOPLE_RACES: Readonly<Record<string, Race>> = {
  'wrong-passwords': wrongPasswords,
  'wrong-codes': wrongCodes,
  'code-once': onceInFor('totp'),
  'recovery-once': onceInFor('recovery'),
  'switched-on': switchedOn,
  'own-password': ownPassword,
  'last-owner': lastOwner,
  'same-name': sameName,
};
