import { mount } from 'svelte';
import './app.css';
import './sheet.css';
import './large.css';
import './forced.css';
import App from './App.svelte';
import { quick } from './engine/engine.ts';
import { watchConnection } from './keep/offline.svelte.ts';
import { loadSettings } from './keep/settings.svelte.ts';
import { listen } from './route.svelte.ts';
import { watchForUpdates } from './update.svelte.ts';

loadSettings();
watchConnection();
listen();
mount(App, { target: document.querySelector('#app') ?? document.body });
// The first game should start at once, and the next visit needs no network; but first comes the page itself.
setTimeout(() => void quick.warm().catch(() => undefined), 300);
setTimeout(watchForUpdates, 1000);
