import { dataOrThrow } from '@mam/client/call.ts';
import { getReportedPicture } from '@mam/contract/issue/issue-picture.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys } from '../data/queries.ts';
import { useSay } from '../words/words.ts';
import styles from './issue.module.css';

interface IssuePhotoProps {
  readonly code: string;
  readonly id: string;
  /** of the report: another picture may have taken its place */
  readonly version: number;
}

/** [OR126] The picture beside a report, in a frame that is there before it. */
export function IssuePhoto({ code, id, version }: IssuePhotoProps) {
  const say = useSay();
  const { data, isError } = useQuery({
    queryKey: keys.issuePicture(id, version),
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getReportedPicture, { params: { code, issue: id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={styles.frame}>
      {data ? <img src={`data:image/webp;base64,${data.picture}`} alt={say('issue.photo')} /> : null}
      {isError && !data ? <p className="small muted">{say('issue.photoFailed')}</p> : null}
    </div>
  );
}
