import { posix } from 'node:path';

/** A file tells one story. */
const MOST_LINES = 250;
/** A folder is one table of contents. */
const MOST_SOURCES = 25;

const isFolderWatched = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path) && !path.includes('/migrations/');
const isSource = (path: string): boolean => /^\w+\/src\//.test(path) && isFolderWatched(path);

/** Sources that are too long, and folders that hold too many, one line each. files: path from the root → text. */
export function sizeProblems(files: ReadonlyMap<string, string>): string[] {
  const long = [...files]
    .filter(([path]) => isSource(path))
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, of ${MOST_LINES}`);
  const watched = [...files.keys()].filter(isFolderWatched);
  const full = [...Map.groupBy(watched, (path) => posix.dirname(path))]
    .filter(([, inside]) => inside.length > MOST_SOURCES)
    .map(([folder, inside]) => `${folder}: ${inside.length} sources, of ${MOST_SOURCES}`);
  return [...long, ...full];
}
