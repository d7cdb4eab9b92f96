// The yardstick of placing: a bare node:http server that reads a JSON body and does one durable one-row commit.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(join(process.env.DATA_DIR ?? '.', 'bare.sqlite'));
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table rows (id integer primary key, body text) strict;',
);
const insert = database.prepare('insert into rows (body) values (?)');

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const answer = { error: 0, data: {} };
    if (request.method === 'POST')
      insert.run(JSON.stringify(JSON.parse(Buffer.concat(parts).toString())).slice(0, 200));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
