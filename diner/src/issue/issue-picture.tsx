import { dataOrThrow } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import { getIssuePicture } from '@mam/contract/issue/issue-picture.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { issueWords } from '../words/areas.ts';
import { ISSUE_PICTURE } from './dialog-name.ts';
import styles from './issue.module.css';

/** [OR126] The picture beside one's own report. It never changes its room: it comes into a frame. */
export function IssuePicture({ hash, id }: { readonly hash: string; readonly id: string }) {
  const say = useWords(issueWords);
  const { data } = useQuery({
    queryKey: [ISSUE_PICTURE, id],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getIssuePicture, { params: { order_hash: hash, issue: id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles.frame}>
      {data ? <img src={`data:image/webp;base64,${data.picture}`} alt={say('photo_shown')} /> : null}
    </div>
  );
}
