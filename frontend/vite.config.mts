import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../dist/frontend', emptyOutDir: true },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/outbox': 'http://127.0.0.1:3000', '/go': 'http://127.0.0.1:3000', '/rss': 'http://127.0.0.1:3000' } },
});
