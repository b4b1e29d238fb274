import { useMemo } from 'react';
import { BotText } from '#shared/chat/bot-text';
import { botMessage } from '#shared/chat/chat';
import { ChatPanel } from '#shared/chat/chat-panel';
import { useIsSignedIn } from '#shared/session/session';
import { chatTexts } from '#shared/texts/chat';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { QueryView } from '#shared/ui/states/query-view';
import { signInToAsk } from '#features/accounts/published/auth-dialog';
import { lastUpdateQuery } from '#features/trackers/api/last-update';
import { askCountry } from '../api/ask-country';
import { countryChatTexts } from '../texts/country-chat';

interface CountryChatProps {
  country: {
    /** The server's name of the country. */
    readonly name: string;
    /** The name in the language of the interface. */
    readonly shownName: string;
    /** Id of its tracker. */
    readonly uid: string;
  };
  onUnsavedTextChange?: (holds: boolean) => void;
}

/**
 * Answers questions about trade with a country, after its latest update on trade barriers. Fills its container; another
 * country starts a new conversation.
 */
export const CountryChat = (props: CountryChatProps) => <Conversation key={props.country.uid} {...props} />;

const Conversation = ({ country: { name, shownName, uid }, onUnsavedTextChange }: CountryChatProps) => {
  const texts = countryChatTexts();
  const send = useMemo(() => askCountry(name), [name]);
  return (
    <ChatPanel
      title={texts.tradeWith(shownName)}
      greeting={<LatestUpdateGreeting name={shownName} uid={uid} />}
      failure={chatTexts().failed}
      isSignedIn={useIsSignedIn()}
      onSignIn={signInToAsk}
      placeholder={texts.placeholder}
      send={send}
      about={`country/${uid}`}
      onUnsavedTextChange={onUnsavedTextChange}
    />
  );
};

const LatestUpdateGreeting = ({ name, uid }: { name: string; uid: string }) => {
  const whatMore = countryChatTexts().whatMore(name);
  return (
    <QueryView
      query={lastUpdateQuery(uid)}
      skeleton={{ lines: [92, 100, 64], height: 14, gap: 10 }}
      failed={(_error, retry) => (
        <>
          <DataNotLoaded compact contentName={countryChatTexts().itsUpdate} onRetry={retry} />
          <BotText message={botMessage(whatMore)} />
        </>
      )}
    >
      {({ content, sources }) => <BotText message={{ from: 'bot', text: content ?? whatMore, sources }} />}
    </QueryView>
  );
};
