import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { isLocal } from './net/transport';
import { preferences } from './words/preferences.svelte';

preferences.start();
const target = document.getElementById('app');
if (target) mount(App, { target });

// A service worker caches a static site's files after the page has loaded, so that it works offline.
if (isLocal && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('sw.js').catch(console.warn));
