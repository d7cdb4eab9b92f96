import { readAgain } from '@mam/client/live/read-again.ts';
import { type LiveState, shareStream } from '@mam/client/live/shared-stream.ts';
import { want, wantedTopics } from '@mam/client/live/topics.ts';
import {
  boardTopic,
  callsTopic,
  menuTopic,
  storeTopic,
  tablesTopic,
  topicOf,
} from '@mam/contract/http/topic.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { keys, queries } from './queries.ts';

const useLiveState = create<LiveState>(() => 'connecting');

/** Something under this topic is new: what depends on it is read again. */
function invalidateTopic(name: string): void {
  const topic = topicOf(name);
  if (topic?.kind === 'board') {
    readAgain(queries, keys.board(topic.storeId));
    // only what is on the screen is read: an order's money while its sheet is open
    readAgain(queries, ['money']);
    readAgain(queries, keys.unplacedMoney);
  }
  if (topic?.kind === 'calls') readAgain(queries, keys.calls(topic.storeId));
  if (topic?.kind === 'tables') readAgain(queries, keys.tables(topic.storeId));
  if (topic?.kind === 'store') {
    readAgain(queries, keys.stores(topic.brand));
    // the board says what is paused, and by whom
    readAgain(queries, keys.board(topic.storeId));
  }
  if (topic?.kind === 'menu') {
    readAgain(queries, keys.dishes(topic.storeId));
    readAgain(queries, keys.soldMenu(topic.storeId));
  }
}

/** While no line can be had the board is read every 2 s: answered in so many ms, the server is there. */
const ANSWERS_MS = 5_000;

/**
 * Nothing is followed: what a topic is about is read all the same. While nothing is answered only the board asks, since
 * a browser has six lines to a server, and questions that wait on all of them would keep the stream from coming back.
 */
export function readBlind(name: string): void {
  const topic = topicOf(name);
  if (!topic || !('storeId' in topic)) return;
  const answered = queries.getQueryState(keys.board(topic.storeId))?.dataUpdatedAt ?? 0;
  if (topic.kind === 'board' || Date.now() - answered < ANSWERS_MS) invalidateTopic(name);
}

let started = false;

function startOnce(): void {
  if (started) return;
  started = true;
  shareStream({
    name: 'mam-staff-live',
    pace: 'staff',
    onChange: invalidateTopic,
    onBlind: readBlind,
    onReset: () => wantedTopics().forEach(invalidateTopic),
    onState: (state) => {
      // a question that was asked over the dead line is asked anew
      if (state === 'live' && useLiveState.getState() === 'down') wantedTopics().forEach(invalidateTopic);
      useLiveState.setState(state, true);
    },
    // the session has ended
    onStranger: () => readAgain(queries, keys.me),
  });
}

/** How the stream stands that a shift follows. */
export const useLive = (): LiveState => useLiveState();

/** Follows a store: its board, its tables and what they call for, its menu and how it is set. */
export function useLiveBoard(brand: string, storeId: number): LiveState {
  useEffect(() => {
    useLiveState.setState('connecting', true);
    const stops = [boardTopic, callsTopic, tablesTopic, menuTopic, storeTopic].map((topicOn) =>
      want(topicOn(brand, storeId)),
    );
    startOnce();
    return () => {
      for (const stop of stops) stop();
    };
  }, [brand, storeId]);
  return useLiveState();
}
