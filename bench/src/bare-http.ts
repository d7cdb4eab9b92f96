// The yardstick of the menu: a bare node:http server that answers given bytes and headers, or 304 without a body.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { full, notModified } = JSON.parse(readFileSync(process.env.BARE_ANSWER ?? '', 'utf8'));
const bytes = Buffer.from(full.body, 'base64');

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === full.headers.etag)
    response.writeHead(304, notModified.headers).end();
  else response.writeHead(200, full.headers).end(bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
