import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { code, learn } from './say.svelte'

const AGAIN = 3000

learn(code()).then(
  () => mount(App, { target: document.getElementById('app')! }),
  // Nothing is shown yet that could be lost.
  () => setTimeout(() => location.reload(), AGAIN),
)
