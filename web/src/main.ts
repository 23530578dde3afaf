import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { code, learn } from './say.svelte'
import { recallType } from './type'
import { startWorker } from './worker.svelte'

const AGAIN = 3000

learn(code()).then(
  () => {
    mount(App, { target: document.getElementById('app')! })
    recallType()
    startWorker()
  },
  // Nothing is shown yet that could be lost.
  () => setTimeout(() => location.reload(), AGAIN),
)
