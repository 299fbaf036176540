# The whole site in one container: pages, Emilia and forms. Settings: .env.example; how to build and run it:
# deploy/README.md.
# Pinned: an update of the base is a change that somebody sees and tests.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim

FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY content ./content
COPY shared ./shared
COPY components ./components
COPY renderer ./renderer
COPY server ./server
COPY tools ./tools

# A stage of its own: it runs again when settings change, which Docker does not notice (--no-cache-filter build).
FROM sources AS build
# What /healthz says, as there is no history in here: --build-arg COMMIT=$(git rev-parse HEAD).
ARG COMMIT=
# The settings of the running container, because pages tell of them. A secret is no part of any layer.
RUN --mount=type=secret,id=env,target=/app/.env npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root: the service cannot change itself. Only /data is its own.
RUN install -d -o node -g node -m 700 /data
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: signals reach the service, which finishes what is under way.
CMD ["node", "dist/server/main.js"]
