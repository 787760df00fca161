import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './shared/router.svelte';
import { watchInstalling } from './shell/install.svelte';
import './shared/theme.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
startRouter();
watchInstalling();
export default mount(App, { target });
