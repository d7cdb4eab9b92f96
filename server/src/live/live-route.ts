import { colonPath } from '@mam/contract/http/endpoint.ts';
import { HEARTBEAT, liveStream } from '@mam/contract/http/live.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { App, Context } from '../context.ts';
import { refuse } from '../http/answer.ts';
import { authenticateStaff } from '../http/caller/authenticate-staff.ts';
import { networkOf } from '../http/caller/network.ts';
import { authenticateDiner } from '../http/caller/principal.ts';
import { isSeated } from '../http/caller/seated.ts';
import { sendRefusal } from '../http/refusal-reply.ts';
import type { Listener } from './live.ts';
import { missedFrames } from './missed.ts';
import { Stream } from './stream.ts';
import { type Opener, openPlaces } from './stream-places.ts';

const MOST_TOPICS = 50;
/** one stream an address for so many requests a minute that it is allowed */
const REQUESTS_A_STREAM = 4;
/** staff who signed out or were removed stop hearing within this time */
const RECHECK = 60_000;

function parseLastEventId(request: FastifyRequest): number | null {
  const given = request.headers['last-event-id'];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null;
}

async function authenticateListener(request: FastifyRequest, context: Context): Promise<Listener> {
  const { read } = context.database;
  return {
    diner: await authenticateDiner(read, request.headers),
    staff: await authenticateStaff(context, request.headers),
  };
}

/** All tabs of a browser share one stream: a topic that may not be heard, or is none, must not silence the others. */
async function audible(context: Context, topics: readonly string[], listener: Listener): Promise<string[]> {
  const heard: string[] = [];
  for (const topic of topics) if (await context.live.mayHear(topic, listener)) heard.push(topic);
  return heard;
}

/** [LI5] As what somebody listens. Where they sit is asked for diners alone. */
async function identifyOpener(
  request: FastifyRequest,
  { database, now }: Context,
  { diner, staff }: Listener,
): Promise<Opener> {
  const network = networkOf(request.ip);
  if (staff) return { kind: 'staff', person: diner?.uid ?? staff.id, network };
  if (!diner) return { kind: 'stranger', person: null, network };
  const kind = (await isSeated(database.read, diner.uid, now())) ? 'guest' : 'diner';
  return { kind, person: diner.uid, network };
}

function openResponse(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  reply.raw.socket?.setNoDelay(true);
  return reply.raw;
}

/** GET /v1/live?topics=…: each topic authorised like the read behind it, the others passed over; resumed by Last-Event-ID. */
export function serveLive(app: App, context: Context): void {
  const { hub } = context.live;
  const places = openPlaces(Math.max(20, Math.floor(context.config.addressLimit / REQUESTS_A_STREAM)));
  const heartbeats = [
    setInterval(() => hub.ping('diner'), HEARTBEAT.diner),
    setInterval(() => hub.ping('staff'), HEARTBEAT.staff),
  ];
  /** how each named line is ended */
  const lines = new Map<string, () => void>();
  const unsubscribe = context.database.onCommitted((events) => hub.publish(events));
  app.addHook('preClose', async () => {
    for (const heartbeat of heartbeats) clearInterval(heartbeat);
    unsubscribe();
    hub.endAll();
  });

  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    wished: readonly string[],
    line: string | undefined,
  ) => {
    const listener = await authenticateListener(request, context);
    const topics = await audible(context, wished, listener);
    if (topics.length === 0) {
      const known = listener.diner ?? listener.staff;
      return sendRefusal(request, reply, refuse(known ? 'NOT_YOURS' : 'NO_IDENTITY'));
    }
    const opener = await identifyOpener(request, context, listener);
    const { person } = opener;
    // a line that died silently would be counted as open for a quarter of an hour
    const name = person && line ? `${person} ${line}` : null;
    if (name) lines.get(name)?.();
    const release = places.take(opener);
    if (!release) return sendRefusal(request, reply, refuse('TOO_OFTEN'));
    const response = openResponse(reply);
    const stream = new Stream(response, topics, listener.staff ? 'staff' : 'diner');
    // heard from here on; everything up to here is read from the table
    hub.add(stream);
    const upTo = context.database.lastPublished();
    const endIfUnheard = async (wanted: readonly string[]) => {
      const still = await authenticateListener(request, context).catch(() => listener);
      const heard = await audible(context, wanted, still).catch(() => wanted);
      if (heard.length < wanted.length) stream.end();
    };
    stream.recheck = (topic) => void endIfUnheard([topic]);
    const recheck = listener.staff ? setInterval(() => void endIfUnheard(topics), RECHECK) : undefined;
    const leave = () => {
      response.off('close', leave);
      clearInterval(recheck);
      hub.remove(stream);
      release();
      if (name && lines.get(name) === end) lines.delete(name);
    };
    const end = () => {
      leave();
      stream.cut();
    };
    response.on('close', leave);
    if (name) lines.set(name, end);
    try {
      stream.begin(await missedFrames(context.database, topics, parseLastEventId(request), upTo));
    } catch (fault) {
      context.log.warn({ err: fault, req: request.id }, 'a stream could not be resumed');
      stream.cut();
    }
    return reply;
  };

  app.get<{ Querystring: { topics: string; line?: string } }>(
    colonPath(liveStream),
    {
      // a HEAD would never end
      exposeHeadRoute: false,
      schema: {
        description:
          'Server-sent events: `change` {topic, version}, `hello`, `reset`; resumes by Last-Event-ID.',
        querystring: Type.Object({
          topics: Type.String({ minLength: 3, maxLength: 8_000 }),
          line: Type.Optional(Type.String({ maxLength: 40 })),
        }),
      },
    },
    async (request, reply) => {
      const topics = [...new Set(request.query.topics.split(',').filter(Boolean))];
      if (topics.length === 0 || topics.length > MOST_TOPICS)
        return sendRefusal(request, reply, refuse('MALFORMED'));
      return open(request, reply, topics, request.query.line);
    },
  );
}
