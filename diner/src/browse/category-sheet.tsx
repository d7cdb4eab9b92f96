import { useWords } from '@mam/client/i18n.ts';
import { useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { menuWords } from '../words/areas.ts';
import styles from './category-sheet.module.css';
import { SectionPicture } from './section/section-picture.tsx';
import type { ShownSection } from './section/sections.ts';

interface CategorySheetProps {
  readonly sections: readonly ShownSection[];
  readonly onChoose: (anchor: string) => void;
  readonly onClose: () => void;
}

/** Every category with its count; choosing one closes the sheet and goes there. */
export function CategorySheet({ sections, onChoose, onClose }: CategorySheetProps) {
  const say = useWords(menuWords);
  return (
    <Sheet title={say('title')} onClose={onClose}>
      <CategoryList sections={sections} onChoose={onChoose} />
    </Sheet>
  );
}

function CategoryList({ sections, onChoose }: Omit<CategorySheetProps, 'onClose'>) {
  const say = useWords(menuWords);
  const leave = useLeaveModal();
  return (
    <ul className={styles.list}>
      {sections.map((section) => (
        <li key={section.anchor}>
          <button
            type="button"
            onClick={() => {
              onChoose(section.anchor);
              leave();
            }}
          >
            <SectionPicture section={section} />
            <span className="grow">
              <b className="strong">{section.title}</b>
              <span className="muted small">{say('dishes', { n: section.count })}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
