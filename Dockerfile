# Debian builds it and Debian runs it; the Node that runs is the one package-lock.json pins (docs/decisions/0092).
ARG BUILDER=node:24-trixie-slim
ARG BASE=debian:trixie-slim

FROM ${BUILDER} AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
# packages before sources: a change of a source installs nothing anew
COPY package.json package-lock.json ./
COPY tools/package.json tools/ready.mjs tools/
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY server/package.json server/
COPY ui/package.json ui/
COPY client/package.json client/
COPY diner/package.json diner/
COPY staff/package.json staff/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN node tools/ready.mjs --no-build
# the set-up of `npm start`; then the packages that serving needs, at the versions of the same lock file
RUN mkdir /mam \
 && cp --parents package.json package-lock.json */package.json /mam/ \
 && cd /mam \
 && npm ci --ignore-scripts --omit=dev --workspace=server --include-workspace-root \
 && npm rebuild node --ignore-scripts=false \
 && rm -rf node_modules/node/node_modules/*/include
COPY . .
RUN node tools/ready.mjs \
 && cp --recursive --parents server/src server/sandbox server/static server/gazetteer domain/src contract/src \
    contract/bundle.schema.json diner/dist staff/dist demo ui/fonts ui/src/fonts.css LICENSE /mam/

FROM ${BASE}
# pg_dump and pg_restore, which backups of PostgreSQL need, without the Perl around them
RUN apt-get update \
 && apt-get install -y --no-install-recommends libpq5 liblz4-1 libzstd1 zlib1g \
 && rm -rf /var/lib/apt/lists/* /var/log/* /var/cache/* \
 && groupadd --gid 10001 mam \
 && useradd --uid 10001 --gid mam --no-create-home --home-dir /data --shell /usr/sbin/nologin mam \
 && mkdir /data /backups \
 && chown mam: /data /backups
COPY --from=build /usr/lib/postgresql/17/bin/pg_dump /usr/lib/postgresql/17/bin/pg_restore /usr/lib/postgresql/17/bin/
COPY --from=build /mam /mam
COPY --chmod=755 deploy/mam /usr/local/bin/mam
COPY deploy/warm-up.mjs /mam/deploy/
WORKDIR /mam
# the three that `npm start` sets; of a read-only container only /data can be written
ENV PATH=/mam/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_COMPILE_CACHE=/mam/.cache/compile \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    TMPDIR=/data
# the compiled code belongs to the user who runs it; an image that cannot serve is not built
RUN install -d -o mam -g mam /mam/.cache
USER mam
RUN node deploy/warm-up.mjs
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=10m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
