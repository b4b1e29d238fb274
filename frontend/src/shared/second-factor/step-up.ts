import { create } from 'zustand';
import { onEpochEnd } from '../session/session';

interface StepUpRequest {
  readonly settle: (isProven: boolean) => void;
}

const useStepUpStore = create<{ readonly pending: StepUpRequest | null }>(() => ({ pending: null }));

/** The open question for a code; null if there is none. */
export const useStepUp = (): StepUpRequest | null => useStepUpStore(({ pending }) => pending);

// Another person's code would not prove anything for the request.
onEpochEnd(() => useStepUpStore.getState().pending?.settle(false));

/** The pending answer, shared by all requests that wait for it. */
let answer: Promise<boolean> | null = null;

const askForCode = (): Promise<boolean> => {
  answer ??= new Promise<boolean>((resolve) => useStepUpStore.setState({ pending: { settle: resolve } })).finally(
    () => {
      answer = null;
      useStepUpStore.setState({ pending: null });
    },
  );
  return answer;
};

const wantsCode = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false;
  const error: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return Reflect.get(Object(error), 'code') === 'STEP_UP_REQUIRED';
};

/** Sends a request. If the server requires the second factor again, asks for a code and repeats the request. */
export const sendWithStepUp = async (send: () => Promise<Response>): Promise<Response> => {
  const response = await send();
  return (await wantsCode(response)) && (await askForCode()) ? send() : response;
};
