import SwiftUI

/// Words of one script in its own language, which decides the form of shared characters.
private struct Words: View {
    let language: String
    let words: String
    var font = Font.body

    var body: some View {
        Text(verbatim: words).font(font).environment(\.locale, Locale(identifier: language))
    }
}

let scriptScenes: [GalleryScene] = [
    GalleryScene("script-europe", width: 240, height: 110) {
        VStack(alignment: .leading, spacing: 4) {
            Words(language: "en", words: "Åland, Łódź, Đà Nẵng")
            Words(language: "ru", words: "Поехали в Казань!")
            Words(language: "el", words: "Καλό ταξίδι στη Θήρα")
        }
    },
    GalleryScene("script-right-to-left", width: 240, height: 110) {
        VStack(alignment: .leading, spacing: 4) {
            Words(language: "ar", words: "الرحلة 1234 إلى القاهرة")
            Words(language: "he", words: "הטיסה 1234 לתל אביב")
            Words(language: "fa", words: "سفر به اصفهان در ۱۴۰۴").bold()
        }
    },
    GalleryScene("script-south-asia", width: 240, height: 140) {
        VStack(alignment: .leading, spacing: 4) {
            Words(language: "hi", words: "नमस्ते, क्षत्रिय की यात्रा")
            Words(language: "bn", words: "ঢাকা থেকে কলকাতা")
            Words(language: "ta", words: "சென்னை பயணம்")
            Words(language: "th", words: "ไปเที่ยวเชียงใหม่ที่นี่")
        }
    },
    GalleryScene("script-east-asia", width: 240, height: 140) {
        VStack(alignment: .leading, spacing: 4) {
            Words(language: "zh-Hans", words: "直达航班，骨头与门")
            Words(language: "zh-Hant", words: "直達航班，骨頭與門")
            Words(language: "ja", words: "直行便、骨と門の「京都」")
            Words(language: "ko", words: "서울에서 부산까지")
        }
    },
    GalleryScene("script-others", width: 240, height: 140) {
        VStack(alignment: .leading, spacing: 4) {
            Words(language: "ka", words: "მოგზაურობა Երևան")
            Words(language: "km", words: "ភ្នំពេញ ລາວ")
            Words(language: "my", words: "ရန်ကုန် བོད")
            Words(language: "am", words: "አዲስ አበባ")
        }
    },
    GalleryScene("script-lines", width: 240, height: 200) {
        VStack(alignment: .leading, spacing: 8) {
            Words(language: "th", words: "พรุ่งนี้ฉันจะไปเที่ยวกรุงเทพมหานครกับครอบครัว", font: .footnote)
            Words(language: "ja", words: "東京（羽田）へのフライトは、「ホテル」とセットでご予約ください。", font: .footnote)
            Words(language: "ko", words: "내일 가족과 함께 서울에서 부산까지 여행을 갑니다", font: .footnote)
            Words(language: "ar", words: "غدا سأسافر مع عائلتي من القاهرة إلى الإسكندرية بالقطار", font: .footnote)
        }
    },
]
