import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { cutText } from '@mam/domain/contact/text.ts';
import { ISSUE_WORDS_LENGTH } from '@mam/domain/issue/report-issue.ts';
import { ISSUE_REASONS } from '@mam/domain/order/issue-report.ts';
import type { QuotedLine } from '@mam/domain/pricing/amounts.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { useWhen } from '../order/use-when.ts';
import { issueWords } from '../words/areas.ts';
import { ISSUE_DIALOG } from './dialog-name.ts';
import {
  draftOf,
  namedKeys,
  openReport,
  type ReportDraft,
  reportableLines,
  toggleLine,
} from './draft-report.ts';
import styles from './issue.module.css';
import { PhotoField } from './photo-field.tsx';
import type { ReportedOrder } from './report-issue.tsx';
import { useSendReport } from './use-send-report.ts';

const PLAIN = { url: null, hue: 60, cutout: false };

/** The sheet of a report: one tap a line says that it was missing or wrong. */
export function IssueDialog({ order, store, menu }: ReportedOrder) {
  const say = useWords(issueWords);
  const when = useWhen();
  const { close } = useDialog(ISSUE_DIALOG);
  const uid = usePersisted(({ user }) => user.uid) ?? '';
  const [draft, setDraft] = useState(() => draftOf(openReport(order)));
  const [photo, setPhoto] = useState<File | null>(null);
  const { busy, send } = useSendReport(order, close);
  const named = namedKeys(order);
  const pictureOf = ({ itemId: id }: QuotedLine) =>
    (menu?.dishById.get(id) ?? menu?.comboById.get(id))?.picture ?? PLAIN;
  const count = Object.keys(draft.lines).length;
  return (
    <Sheet
      title={say('title')}
      detail={say('detail', { time: when(order.issueUntil ?? order.createdAt, store.zone) })}
      onClose={close}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          disabled={count === 0}
          busy={busy}
          onClick={() => void send(draft, photo)}
        >
          {count === 0 ? say('send_none') : say('send', { n: count })}
        </Button>
      }
    >
      <ul className={styles.lines} aria-label={say('lines')}>
        {reportableLines(order, uid).map((line) => (
          <li key={line.key}>
            <DishPicture picture={pictureOf(line)} fallback="🍽️" className={styles.picture} />
            <div className={styles.name}>
              <p>
                <span className="num muted">{line.quantity}×</span> {line.name}
              </p>
              {line.details.length > 0 ? <p className="small muted">{line.details.join(', ')}</p> : null}
            </div>
            {named.has(line.key) ? (
              <Pill>{say('told')}</Pill>
            ) : (
              <LineChoice line={line} draft={draft} onChange={setDraft} />
            )}
          </li>
        ))}
      </ul>
      <Field label={say('words')} hint={say('words_hint')}>
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={3}
            value={draft.words}
            {...mendedText(
              (text) => cutText(text, ISSUE_WORDS_LENGTH),
              (words) => setDraft({ ...draft, words }),
            )}
          />
        )}
      </Field>
      <PhotoField photo={photo} onChange={setPhoto} />
    </Sheet>
  );
}

interface LineChoiceProps {
  readonly line: QuotedLine;
  readonly draft: ReportDraft;
  readonly onChange: (draft: ReportDraft) => void;
}

/** Missing or wrong; of several it is asked how many, and all of them are offered first. */
function LineChoice({ line, draft, onChange }: LineChoiceProps) {
  const say = useWords(issueWords);
  const chosen = draft.lines[line.key];
  const { name } = line;
  return (
    <>
      <div className={styles.choice}>
        {ISSUE_REASONS.map((reason) => {
          const pressed = chosen?.reason === reason;
          return (
            <Chip
              key={reason}
              outline
              pressed={pressed}
              aria-label={say(`line_is_${reason}`, { name })}
              onClick={() => onChange(toggleLine(draft, line, reason))}
            >
              {pressed ? <Check /> : null}
              {say(reason)}
            </Chip>
          );
        })}
      </div>
      {chosen && line.quantity > 1 ? (
        <Stepper
          name={say('how_many', { name })}
          value={chosen.quantity}
          min={1}
          max={line.quantity}
          size="medium"
          className={styles.count}
          onChange={(quantity) =>
            onChange({ ...draft, lines: { ...draft.lines, [line.key]: { ...chosen, quantity } } })
          }
        />
      ) : null}
    </>
  );
}
