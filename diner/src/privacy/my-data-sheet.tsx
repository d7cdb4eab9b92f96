import { dataOrThrow } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import type { MyData } from '@mam/contract/privacy/my-data.schema.ts';
import { getMyData } from '@mam/contract/privacy/my-data.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { privacyWords } from '../words/areas.ts';
import { Erased, EraseQuestion } from './erase-question.tsx';
import styles from './my-data.module.css';
import { WhatIsKept } from './what-is-kept.tsx';

const FILE = 'my-data.json';

/** Hands the answer to the browser as a file. */
function download(data: MyData): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** [DN8] [DN9] The data the server keeps of a diner: read, kept as a file, erased. */
export function MyDataSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(privacyWords);
  const [asks, setAsks] = useState(false);
  const [erased, setErased] = useState(false);
  const read = useQuery({
    queryKey: ['my-data'],
    queryFn: async ({ signal }) => dataOrThrow(await call(getMyData, { signal })),
    // as it is now, whenever it is opened
    gcTime: 0,
    retry: false,
  });
  const { data } = read;
  if (erased) return <Erased />;
  const waits = data !== undefined && data.under_way.length > 0;
  return (
    <Sheet
      title={say('title')}
      onClose={onClose}
      footer={
        data ? (
          <div className={styles.answers}>
            <Button size="big" onClick={() => download(data)}>
              <Download aria-hidden="true" />
              {say('download')}
            </Button>
            <Button
              kind="bad-soft"
              size="big"
              blocked={waits}
              onClick={waits ? undefined : () => setAsks(true)}
            >
              <Trash2 aria-hidden="true" />
              {say('erase')}
            </Button>
          </div>
        ) : null
      }
    >
      {data ? (
        <WhatIsKept data={data} />
      ) : read.isError ? (
        <div className={styles.waits} role="alert">
          <p>{read.error.message}</p>
          <Button kind="primary" busy={read.isFetching} onClick={() => void read.refetch()}>
            {say('again')}
          </Button>
        </div>
      ) : (
        <>
          <p className="vh" role="status">
            {say('loading')}
          </p>
          <Skeleton shape="card" height="12rem" />
        </>
      )}
      {asks ? (
        <EraseQuestion
          onErased={() => setErased(true)}
          onKeep={() => {
            setAsks(false);
            void read.refetch();
          }}
        />
      ) : null}
    </Sheet>
  );
}
