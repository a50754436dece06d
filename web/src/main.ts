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

// A static site works without a network too; what it is made of is kept once the page is there.
if (isLocal && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('sw.js').catch(console.warn));
