# Gloss as a service: docs/self-hosting.md.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# What only the faces in a browser use.
RUN npm uninstall --omit=dev --ignore-scripts --no-audit --no-fund \
    @radix-ui/react-tabs \
    @tanstack/react-virtual \
    dexie \
    dexie-react-hooks \
    lucide-react \
    react \
    react-dom \
    webextension-polyfill

FROM node:${NODE_VERSION}-trixie-slim
WORKDIR /app
ENV NODE_ENV=production \
    GLOSS_HOST=0.0.0.0 \
    GLOSS_PORT=8787 \
    GLOSS_DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY components ./components
COPY lib ./lib
COPY public ./public
COPY server ./server
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.GLOSS_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
