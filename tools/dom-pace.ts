// A component under test waits for what must happen, not for how fast this machine is today.
import { configure } from '@testing-library/dom';
import { atPace } from './pace.ts';

configure({ asyncUtilTimeout: atPace(30_000) });
