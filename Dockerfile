# Gloss as a service: docs/self-hosting.md.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# What only the faces in a browser use.
RUN npm uninstall --omit=dev --ignore-scripts --no-audit --no-fund \
    @huggingface/transformers \
    @radix-ui/react-tabs \
    @ricky0123/vad-web \
    @tanstack/react-virtual \
    dexie \
    dexie-react-hooks \
    lucide-react \
    mediabunny \
    react \
    react-dom \
    webextension-polyfill
# Of the runtime of nets, what Node runs: the rest is ten times as large.
RUN find node_modules/onnxruntime-web/dist -type f \
    ! -name 'ort.node.min.*js' ! -name ort-wasm-simd-threaded.mjs ! -name ort-wasm-simd-threaded.wasm -delete

FROM node:${NODE_VERSION}-trixie-slim
WORKDIR /app
ENV NODE_ENV=production \
    GLOSS_HOST=0.0.0.0 \
    GLOSS_PORT=8787 \
    GLOSS_DATA_DIR=/data
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ffmpeg \
    && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY components ./components
COPY lib ./lib
COPY locales ./locales
COPY public ./public
COPY server ./server
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.GLOSS_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
